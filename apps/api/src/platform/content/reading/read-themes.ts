import { createHash } from 'node:crypto';
import { z } from 'zod';
import { namedTheme, type BuiltTheme } from '../building/build-theme.ts';
import type { Report } from '../problem.ts';
import { drawingSize } from '../templates/image-size.ts';
import type { CompiledTheme, ThemeRules } from '../theme-rules.ts';
import type { FolderFiles } from './folder-files.ts';
import { readYamlFile } from './read-yaml-file.ts';
import { problemAt } from './yaml-source.ts';

const place = /^themes\/([a-z0-9-]+)\/theme\.yaml$/;

/** The themes that an estate can wear: those of its folder, and those of the design system. */
export interface Themes {
  /** Names of those of the folder, good or not. */
  own: readonly string[];
  /** A theme by its name; one that is nowhere is taken for one of the design system. */
  named(name: string): BuiltTheme;
}

/**
 * Reads `themes/<name>/theme.yaml` and the files beside; what is wrong in one is reported, by file and line.
 *
 * @param rules what the design system says of them; without it a folder with themes of its own is refused
 */
export async function readThemes(files: FolderFiles, rules: ThemeRules | undefined, report: Report): Promise<Themes> {
  const own = files.names.flatMap((file) => place.exec(file)?.[1] ?? []);
  const read = await Promise.all(own.map((name) => readTheme(files, name, rules, report)));
  const built = new Map(read.filter((theme) => theme !== undefined).map((theme) => [theme.name, theme]));
  return { own, named: (name) => built.get(name) ?? namedTheme(name) };
}

async function readTheme(files: FolderFiles, name: string, rules: ThemeRules | undefined, report: Report): Promise<BuiltTheme | undefined> {
  const folder = `themes/${name}/`;
  const source = await readYamlFile(files, `${folder}theme.yaml`, z.record(z.string(), z.unknown()), report);
  if (source === undefined) return undefined;
  if (rules === undefined) {
    report(
      problemAt(source, [], 'cannot be read by the server alone: import the folder with `npm run estate -- import`, and start the server on what was imported'),
    );
    return undefined;
  }
  if (rules.names.includes(name)) report(problemAt(source, [], `the design system has a theme "${name}": give this folder another name`));
  const beside = files.names.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length));
  const versions = new Map<string, string>();
  for (const file of beside)
    versions.set(
      file,
      createHash('sha256')
        .update(await files.bytes(folder + file))
        .digest('hex')
        .slice(0, 10),
    );
  const compiled = rules.compile(name, source.value, { files: beside, addressOf: (file) => `/${folder}${file}?v=${versions.get(file)}` });
  if (!compiled.ok) {
    for (const { path, message } of compiled.problems) report(problemAt(source, path, message));
    return undefined;
  }
  const { css, hash, wordmark, ...theme } = compiled.theme;
  return { ...theme, sheet: { address: `/themes/${name}-${hash}.css`, css }, wordmark: await wordmarkOf(wordmark) };

  /** A drawn one with its size, so that the header keeps its room. */
  async function wordmarkOf({ text, picture }: NonNullable<CompiledTheme['wordmark']> = {}): Promise<BuiltTheme['wordmark']> {
    const size = picture === undefined ? null : drawingSize(await files.bytes(picture.slice(1).replace(/\?.*$/, '')));
    if (source !== undefined && picture !== undefined && size === null)
      report(problemAt(source, ['wordmark', 'svg'], 'says neither its width and height nor a view box: give the drawing one'));
    return { ...(text && { text }), ...(picture && size && { picture: { src: picture, ...size } }) };
  }
}
