import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { labelStyles } from '../../themes/generated/labels.ts';
import { Bottle } from './Bottle.tsx';
import type { BottleData } from './bottle-data.ts';
import { drawBottle } from './draw-bottle.ts';
import { longNames, albaShelf, brisaShelf } from './example-bottles.ts';
import { gridPerMm, type LabelStyle, typeSize } from './labels/sheet.ts';
import { shapes } from './shapes.ts';
import { textWidth } from './text-width.ts';

const all = [...albaShelf, ...brisaShelf, ...longNames];
const reserva = albaShelf[0] as BottleData;
const nameOf = ({ shape, label }: BottleData): string => `${label.layout} ${label.name} ${shape}`;
const sizeIn = (markup: string): number[] => [...markup.matchAll(/ (?:width|height)="([\d.]+)"/g)].map((match) => Number(match[1]));

describe.each(all.map((bottle) => [nameOf(bottle), bottle] as const))('%s', (_name, bottle) => {
  it('is at most 7 kB, so that it may stand in the page', () => {
    expect(new TextEncoder().encode(renderToStaticMarkup(<Bottle {...bottle} />)).length).toBeLessThanOrEqual(7000);
  });

  it('sets every line of its label within the paper', () => {
    const lines = [...drawBottle(bottle).markup.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)];
    expect(lines.length).toBeGreaterThan(2);
    for (const [, attributes = '', text = ''] of lines) {
      const [, x = 0, scale = 0] = (/transform="translate\(([-\d.]+) [-\d.]+\)scale\(([\d.]+)\)"/.exec(attributes) ?? []).map(Number);
      expect(scale).toBeGreaterThan(0);
      const spacing = Number(/letter-spacing="([\d.]+)"/.exec(attributes)?.[1] ?? 0);
      const { faces } = labelStyles[bottle.label.theme] as LabelStyle;
      const face = attributes.includes('italic') ? faces.italic : faces.upright;
      const width = textWidth(text.replaceAll('&amp;', '&'), face, typeSize, spacing) * scale;
      const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1];
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      const paper = shapes[bottle.shape].radius * 0.9 * gridPerMm;
      expect(left).toBeGreaterThanOrEqual(-paper);
      expect(left + width).toBeLessThanOrEqual(paper + 1);
    }
  });
});

it('sets all labels in one size of type: a browser asks the system for each size anew, before the first paint', () => {
  const attributes = all.map((bottle) => drawBottle(bottle).markup).join('');
  expect(attributes).not.toContain('font-size');
  expect(attributes.match(/<text transform="translate\([^)]*\)scale\(/g)).toHaveLength(attributes.match(/<text /g)?.length ?? 0);
});

describe('the same data give the same bytes', () => {
  it('whether remembered or drawn anew', () => {
    const fresh = { ...reserva, label: { ...reserva.label, name: 'Otra' } };
    const first = drawBottle(fresh).markup;
    expect(drawBottle({ ...fresh, label: { ...fresh.label } }).markup).toBe(first);
    for (let vintage = 0; vintage < 600; vintage++) drawBottle({ ...fresh, label: { ...fresh.label, vintage } });
    expect(drawBottle(fresh).markup).toBe(first);
  });

  it('costs nothing the second time', () => {
    expect(drawBottle(reserva)).toBe(drawBottle({ ...reserva }));
  });

  it('tells wines apart by any part of their data', () => {
    const others: BottleData[] = [
      { ...reserva, glass: 'green' },
      { ...reserva, capsule: 'dark' },
      { ...reserva, label: { ...reserva.label, vintage: 2020 } },
      { ...reserva, label: { ...reserva.label, accent: 'ochre' } },
    ];
    expect(new Set([reserva, ...others].map((bottle) => drawBottle(bottle).markup)).size).toBe(5);
  });
});

describe('one scale per row: never resize a magnum to fit', () => {
  it('makes all formats as big as they are, at one number of pixels per millimetre', () => {
    for (const bottle of albaShelf) {
      const { radius, height } = shapes[bottle.shape];
      expect(sizeIn(renderToStaticMarkup(<Bottle {...bottle} scale={1.5} />)).slice(0, 2)).toEqual([(radius * 2 + 2) * 1.5, (height + 2) * 1.5]);
    }
  });

  it('leaves the size to the row’s CSS when no scale is given', () => {
    expect(renderToStaticMarkup(<Bottle {...reserva} />)).not.toMatch(/<svg[^>]* (width|height)=/);
  });
});

describe('accessible name', () => {
  it('is the title, or the bottle is decoration', () => {
    expect(renderToStaticMarkup(<Bottle {...reserva} title="Reserva 2019" />)).toContain('role="img" aria-label="Reserva 2019"');
    expect(renderToStaticMarkup(<Bottle {...reserva} />)).toContain('aria-hidden="true"');
  });
});

describe('the words on a label', () => {
  const linesOf = (bottle: BottleData) => [...drawBottle(bottle).markup.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, line]) => line);

  it.each(all.map((bottle) => [nameOf(bottle), bottle] as const))('are the wine’s and its brand’s: %s', (_name, bottle) => {
    const { wordmark, origin = '', name, sub = '', big = '', vintage } = bottle.label;
    const given = [wordmark.toUpperCase(), wordmark, origin.toUpperCase(), name, name[0], sub, big, String(vintage), '·'].map((word) =>
      (word ?? '').replaceAll('&', '&amp;'),
    );
    for (const line of linesOf(bottle)) expect(given.reduce((rest, word) => (word === '' ? rest : rest.replace(word, '')), line ?? '').trim(), line).toBe('');
    expect(linesOf(bottle).join(' ').toLowerCase()).toContain(wordmark.toLowerCase());
  });

  it('are printed otherwise where an estate’s own theme says so', () => {
    const [, palomar] = albaShelf as [BottleData, BottleData];
    const own: BottleData = { ...palomar, label: { ...palomar.label, design: { arch: 'leaf', wordmark: 'as-written', paper: '#ffffff' } } };
    expect(linesOf(palomar)).toContain('P');
    expect(linesOf(palomar)).toContain('ALBA 2021');
    expect(linesOf(own)).not.toContain('P');
    expect(linesOf(own)).toContain('Alba 2021');
    expect(drawBottle(own).markup).toContain('fill="#ffffff"');
  });

  it('stand also where the estate names a theme or a layout that this build does not have', () => {
    const strange = { ...reserva, label: { ...reserva.label, theme: 'another', layout: 'Z' } };
    expect(linesOf(strange)).toEqual(linesOf(reserva));
  });
});

it('sets a name as text, never as markup', () => {
  const { markup } = drawBottle({ ...reserva, label: { ...reserva.label, name: '<script>&' } });
  expect(markup).toContain('&lt;script&gt;&amp;');
  expect(markup).not.toContain('<script');
});
