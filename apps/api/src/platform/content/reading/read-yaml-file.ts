import type { z } from 'zod';
import type { Report } from '../problem.ts';
import type { FolderFiles } from './folder-files.ts';
import { readYaml, type Sourced } from './yaml-source.ts';

/** Reads one YAML file of the folder; undefined after its problems were reported. */
export async function readYamlFile<S extends z.ZodType>(
  files: FolderFiles,
  file: string,
  schema: S,
  report: Report,
): Promise<Sourced<z.output<S>> | undefined> {
  const text = await files.read(file, report);
  return text === undefined ? undefined : readYaml({ file, text }, schema, report);
}

/** The names of all `.yaml` files below a folder. */
export function below(files: FolderFiles, folder: string): string[] {
  return files.names.filter((name) => name.startsWith(folder) && name.endsWith('.yaml'));
}

/** Reads YAML files of one schema, in the order of their names. */
export async function readYamlFiles<S extends z.ZodType>(
  files: FolderFiles,
  names: readonly string[],
  schema: S,
  report: Report,
): Promise<Sourced<z.output<S>>[]> {
  const read = await Promise.all(names.map((name) => readYamlFile(files, name, schema, report)));
  return read.filter((source) => source !== undefined);
}
