import { patience } from '@parral/config/vitest/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { ...patience } });
