import { inflateSync } from 'node:zlib';

/**
 * What a PDF of ours says, one text after another as they are drawn, by page: read from the file itself, through the maps of
 * its fonts. Knows what pdfkit writes, no more.
 */
export function pdfText(file: Buffer): string[][] {
  const raw = file.toString('latin1');
  const objects = new Map([...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]));
  const object = (id: string | undefined) => objects.get(id ?? '') ?? '';
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  return pages.map((page) => {
    const resources = object(/\/Resources (\d+) 0 R/.exec(page)?.[1]);
    const fonts = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? '';
    const maps = new Map([...fonts.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, lettersOf(object(id), object)]));
    return textsOf(streamOf(object(/\/Contents (\d+) 0 R/.exec(page)?.[1])), maps);
  });
}

function streamOf(body: string): string {
  const from = body.indexOf('stream\n') + 7;
  const content = Buffer.from(body.slice(from, body.lastIndexOf('\nendstream')), 'latin1');
  return body.includes('/FlateDecode') ? inflateSync(content).toString('latin1') : content.toString('latin1');
}

/** Letters by glyph, from a font's ToUnicode. */
function lettersOf(font: string, object: (id: string | undefined) => string): Map<number, string> {
  const letters = new Map<number, string>();
  const map = streamOf(object(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]));
  for (const [, first = '', , list = ''] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f\s]*)>/gi)].forEach(([, hex = ''], at) =>
      letters.set(parseInt(first, 16) + at, Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le')),
    );
  return letters;
}

/** The texts of a page: those that one command draws are one. */
function textsOf(content: string, maps: ReadonlyMap<string, ReadonlyMap<number, string>>): string[] {
  const texts: string[] = [];
  let letters: ReadonlyMap<number, string> = new Map();
  for (const [, font, drawn] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = maps.get(font) ?? new Map();
    else {
      const glyphs = [...(drawn ?? '').matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      texts.push(glyphs.map((glyph) => letters.get(parseInt(glyph, 16)) ?? '\uFFFD').join(''));
    }
  }
  return texts;
}
