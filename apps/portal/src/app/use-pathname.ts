import { useLocation } from '@tanstack/react-router';

export function usePathname(): string {
  return useLocation({ select: (location) => location.pathname });
}

const homePaths = ['/', '/index', '/index.html', '/home', '/login', '/register', '/register.html'];

export function isHomePath(pathname: string): boolean {
  return homePaths.includes(pathname);
}
