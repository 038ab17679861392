import { reactAriaStyleHash } from '@pelita/ui/content-policy';

/** Who may read markup: the sanitiser, which answers nodes, and the editor of announcements where something is pasted. */
const readers = ['dompurify', 'ProseMirrorClipboard'];

/**
 * The content security policy of the back office: our own scripts and sheets, and nothing of anybody else's. What React
 * sets as a style it sets by script, which no policy of styles refuses.
 */
export function officePolicy({ isSecure, isDevelopment }: { isSecure: boolean; isDevelopment: boolean }): string {
  // The development server writes a script and its sheets into the page, and tells of changes by a socket.
  const inline = isDevelopment ? " 'unsafe-inline'" : '';
  const directives = [
    "default-src 'none'",
    `script-src 'self'${inline}`,
    `style-src 'self'${isDevelopment ? inline : ` '${reactAriaStyleHash}'`}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", `trusted-types ${readers.join(' ')}`]),
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
