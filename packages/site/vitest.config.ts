import { patience } from '@parral/config/vitest/patience';
import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

export default mergeConfig(site, defineConfig({ test: { ...patience, environment: 'node', include: ['src/**/*.test.{ts,tsx}'] } }));
