export { loadWines as load, type WinesData as WineShelfData } from '../../wines/load-wines.ts';
