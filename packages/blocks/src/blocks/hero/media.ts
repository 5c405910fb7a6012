/** From here up the wide picture stands, below the crop. */
export const phoneMedia = '(max-width: 767.98px)';
export const deskMedia = '(min-width: 768px)';
