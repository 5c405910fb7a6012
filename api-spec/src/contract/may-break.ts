/** Whether a version may break what another one promised: by a new major one, or below 1.0 by a new minor one (Semantic Versioning 2.0, 4 and 8). */
export function mayBreak(before: string, after: string): boolean {
  const [[oldMajor = 0, oldMinor = 0], [major = 0, minor = 0]] = [before, after].map((version) => version.split('.').map(Number)) as [number[], number[]];
  return major > oldMajor || (major === 0 && oldMajor === 0 && minor > oldMinor);
}
