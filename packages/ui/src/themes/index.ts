// oxlint-disable-next-line typescript/triple-slash-reference -- ambient declarations have nothing to import
/// <reference path="./assets.d.ts" />
import './themes.css.ts';
import './faces.css.ts';
import './base.css.ts';
import './paper.css.ts';
import './navigation.css';

export { vars } from './contract.css.ts';
export { chosenThere, forcedColors } from './forced-colors.ts';
export * from './registry.ts';
export { breakpoints, fluid, from, measure, motion, rem, space, text, veil, type Space } from './scale.ts';
export { fields, sectionFields, type Field } from './tokens.ts';
