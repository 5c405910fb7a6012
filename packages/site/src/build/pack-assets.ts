import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const packable = /\.(?:js|css|svg|json)$/;

/**
 * After both builds: moves what the server build emitted (the one whole style sheet, fonts) to the
 * client's folder, and lays `.br` and `.gz` beside every file worth it.
 */
export function packAssets(): Plugin {
  return {
    name: 'parral:pack-assets',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { root, build } = builder.config;
        for (const name of ['client', 'ssr']) {
          const environment = builder.environments[name];
          if (environment && !environment.isBuilt) await builder.build(environment);
        }
        const assets = join(root, 'dist/client', build.assetsDir);
        const emitted = join(root, 'dist/server', build.assetsDir);
        // The client's own sheets hold only the parts that hydrate; no page links them.
        for (const file of readdirSync(assets)) if (file.endsWith('.css')) rmSync(join(assets, file));
        if (existsSync(emitted)) {
          cpSync(emitted, assets, { recursive: true });
          rmSync(emitted, { recursive: true });
        }
        for (const file of readdirSync(assets)) if (packable.test(file)) pack(join(assets, file));
      },
    },
  };
}

function pack(file: string): void {
  const body = readFileSync(file);
  if (body.length < 600) return;
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
}
