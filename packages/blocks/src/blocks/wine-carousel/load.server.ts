export { loadWines as load, type WinesData as WineCarouselData } from '../../wines/load-wines.ts';
