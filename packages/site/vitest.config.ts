import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

export default mergeConfig(
  site,
  defineConfig({ test: { environment: 'node', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 30_000, expect: { poll: { timeout: 15_000 } } } }),
);
