/** A picture file and the room it takes, in px. */
export interface PictureFile {
  src: string;
  width: number;
  height: number;
}

interface Pair {
  desk: PictureFile;
  phone: PictureFile;
}

const sizes: Record<string, { desk: readonly [number, number]; phone: readonly [number, number] }> = {
  alba: { desk: [1440, 1048], phone: [624, 776] },
  brisa: { desk: [1440, 1064], phone: [624, 900] },
};

/** From here up the wide picture stands, below the crop. */
export const phoneMedia = '(max-width: 767.98px)';
export const deskMedia = '(min-width: 768px)';

/** A brand's first-screen picture in both crops. */
export function heroPicture(brand: string, image: string): Pair {
  const { desk, phone } = sizes[brand] ?? { desk: [1440, 1048], phone: [624, 776] };
  return {
    desk: { src: `/images/${brand}/${image}.svg`, width: desk[0], height: desk[1] },
    phone: { src: `/images/${brand}/${image}-phone.svg`, width: phone[0], height: phone[1] },
  };
}
