import { useLocation } from '@pelita/router/react';

export function usePathname(): string {
  return useLocation().pathname;
}

const homePaths = ['/', '/index', '/index.html', '/home', '/login', '/register', '/register.html'];

export function isHomePath(pathname: string): boolean {
  return homePaths.includes(pathname);
}
