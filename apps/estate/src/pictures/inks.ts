/** Inks of the demo's emblem. */
export const emblemInks = { paper: '#f6ead6', sky: '#ecdcc0', sun: '#d09a48', ground: '#2f4a43', soil: '#8a3f18', light: '#d9925f' } as const;
