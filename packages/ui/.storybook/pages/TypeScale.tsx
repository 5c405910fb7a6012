import { useLayoutEffect } from 'react';
import { showFaces } from '../as-reader.ts';
import { formMeanings } from '../../src/themes/meanings.ts';
import { themes } from '../../src/themes/registry.ts';
import { text } from '../../src/themes/scale.ts';
import type { Tokens } from '../../src/themes/tokens.ts';
import './pages.css';

const roles = Object.keys(formMeanings.type) as (keyof Tokens['type'])[];

/** Each role of type as it is set at the window's width, in every theme, and the sizes of running text. */
export function TypeScale() {
  useLayoutEffect(showFaces);
  return (
    <>
      {Object.entries(themes).map(([name, { tokens }]) => (
        <section key={name} className="pages-theme">
          <h2>{name}</h2>
          <div data-theme={name} className="pages-stage">
            {roles.map((role) => {
              const { size, line, tracking } = tokens.type[role];
              const face = role === 'label' ? 'label' : 'display';
              return (
                <div key={role} className="pages-role">
                  <small>
                    {role}: {formMeanings.type[role]}. {inPx(size)} / {line}
                  </small>
                  <div
                    style={{
                      fontFamily: tokens.font[face],
                      fontWeight: tokens.font[`${face}Weight`],
                      fontVariationSettings: tokens.font.displayCut,
                      fontSize: size,
                      lineHeight: line,
                      letterSpacing: tracking,
                      textTransform: role === 'label' ? tokens.font.labelCase : undefined,
                    }}
                  >
                    {role === 'price' ? '24,50 €' : role === 'label' ? 'Añada y formato' : 'La piedra guarda el calor'}
                  </div>
                </div>
              );
            })}
            {Object.entries(text).map(([size, [fontSize, lineHeight]]) => (
              <div key={size} className="pages-role">
                <small>
                  {size}: {inPx(fontSize)} / {lineHeight}
                </small>
                <p style={{ fontSize, lineHeight, maxWidth: '34em' }}>
                  Setenta y dos bancales de piedra seca entre el Ebro y la sierra, vendimiados a mano desde 1924.
                </p>
              </div>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

/** `46 to 80 px`, of a length in rem or one that grows. */
function inPx(size: string): string {
  const [, phone, desk] = /^clamp\(([\d.]+)rem, .*, ([\d.]+)rem\)$/.exec(size) ?? [];
  const px = (rem: string) => Math.round(Number.parseFloat(rem) * 16 * 10) / 10;
  return phone && desk ? `${px(phone)} to ${px(desk)} px` : `${px(size)} px`;
}
