/**
 * `pnpm --filter @parral/estate pictures` draws the demo's pictures anew; with the path of another estate folder, those of its looks that
 * it does not have.
 */
import { demo, demoPictures } from './demo-pictures.ts';
import { brandLooks, picturesOf, writePictures } from './pictures.ts';

const [folder] = process.argv.slice(2);
const written = folder ? writePictures(folder, picturesOf(brandLooks(folder)), { anew: false }) : writePictures(demo, demoPictures, { anew: true });
for (const path of written) console.log(path);
