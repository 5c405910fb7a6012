/** From here up the words stand beside the sheet; below it they stand above, and the crop for phones is shown. */
export const deskMedia = '(min-width: 1024px)';
export const phoneMedia = '(max-width: 1023.98px)';
