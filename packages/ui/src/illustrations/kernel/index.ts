export * from './cut.ts';
export * from './geometry.ts';
export * from './gouge.ts';
export * from './outline.ts';
export * from './path.ts';
export * from './print.ts';
export * from './random.ts';
export * from './vine.ts';
