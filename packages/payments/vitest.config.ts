import { unit } from '@parral/config/vitest/unit';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { ...unit, include: ['src/**/*.test.{ts,tsx}'] },
});
