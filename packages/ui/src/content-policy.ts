/**
 * React Aria puts one style sheet into the page. Where the content policy allows styles by their hash, a page with a combo
 * box, a menu, a tree or a calendar allows this one.
 */
export const reactAriaStyleHash = 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=';
