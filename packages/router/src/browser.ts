export { browserHistory } from './browser-history.ts';
export { type ScrollPlaces, scrollPlaces } from './scroll-places.ts';
