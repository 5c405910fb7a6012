/**
 * A button that the server draws and that needs script, before there is any: it cannot be pressed. From when presses are kept until the
 * block is alive it can (packages/site, on-interaction), and so the browser draws it.
 */
export const untilScript = import.meta.env.SSR ? { disabled: true, 'data-until-script': '' } : {};
