import { defineConfig } from 'vitest/config';

// This room imports no other; a loaded machine has time here too.
export default defineConfig({ test: { testTimeout: 60_000 } });
