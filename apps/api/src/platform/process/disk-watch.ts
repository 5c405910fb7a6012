import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error.ts';

/** Knows whether the data folder's disk is nearly full; the embedded database would spin on a full one. */
export class DiskWatch {
  readonly #folder: string;
  readonly #minFreeBytes: number;
  #full = false;

  constructor(folder: string, minFreeMegabytes: number) {
    this.#folder = folder;
    this.#minFreeBytes = minFreeMegabytes * 1024 * 1024;
  }

  get full(): boolean {
    return this.#full;
  }

  /** Looks at the disk. */
  async look(): Promise<void> {
    const { bavail, bsize } = await statfs(this.#folder);
    this.#full = bavail * bsize < this.#minFreeBytes;
  }
}

/** While the disk is nearly full, everything that would write is refused with STORAGE_FULL; reading goes on. */
export function installDiskGuard(app: FastifyInstance, disk: DiskWatch): void {
  app.addHook('onRequest', async (request) => {
    if (disk.full && request.method !== 'GET' && request.method !== 'HEAD') throw new ApiError('STORAGE_FULL');
  });
}
