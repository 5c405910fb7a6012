import type { ReadToken } from '@parral/ui/design-tokens';
import { vendor } from '@parral/ui/design-tokens';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import Color, { type Coords } from 'colorjs.io';

/** What a file of design tokens says: its tokens with references followed, and what this house had put under `$extensions`. */
export interface TokensFile {
  tokens: Record<string, ReadToken>;
  theme: Record<string, unknown>;
}

interface ColorValue {
  colorSpace: string;
  components: (number | 'none')[];
  alpha: number;
}

/**
 * Reads a file of the design tokens format (DTCG 2025.10): groups, types that are inherited, references by name and by JSON pointer,
 * colours of every colour space. Throws what is wrong with it, and where.
 *
 * @param address of the file, for what is said about it
 */
export async function parseTokens(text: string, address: URL): Promise<TokensFile> {
  const config = defineConfig({ lint: { rules: {} } }, { cwd: new URL('./', address) });
  const { tokens } = await parse([{ filename: address, src: text }], { config, logger: new Logger({ level: 'error' }) });
  const root = JSON.parse(text) as { $extensions?: Record<string, Record<string, unknown>> };
  return {
    theme: root.$extensions?.[vendor] ?? {},
    tokens: Object.fromEntries(
      Object.entries(tokens).map(([id, { $type, $value, $extensions }]) => {
        const phone = ($extensions?.[vendor] as { phone?: unknown } | undefined)?.phone;
        return [id, { type: $type, value: $type === 'color' ? hexOf($value as ColorValue) : $value, ...(phone !== undefined && { phone }) }];
      }),
    ),
  };
}

/** `#rrggbb`, the nearest that a screen of sRGB shows; undefined of what is no opaque colour. */
function hexOf({ colorSpace, components, alpha }: ColorValue): string | undefined {
  if (alpha !== 1 || !Array.isArray(components) || components.length !== 3) return undefined;
  const coords = components.map((part) => (part === 'none' ? null : part)) as Coords;
  return new Color(spaces[colorSpace] ?? colorSpace, coords).to('srgb').toGamut().toString({ format: 'hex', collapse: false });
}

/** What colorjs.io calls by another name. */
const spaces: Readonly<Record<string, string>> = { 'display-p3': 'p3', 'a98-rgb': 'a98rgb', 'prophoto-rgb': 'prophoto' };
