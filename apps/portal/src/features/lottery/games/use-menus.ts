import type { LotteryGame } from '@pelita/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onDraw } from '../../../shared/live/draws.ts';
import { type FirstMenus, menusQuery, popularQuery } from './lottery-menus.ts';

/** The games of the lottery pages, from the server's first answer on, kept as they are drawn. */
export function useMenus(first: FirstMenus) {
  const client = useQueryClient();
  const menus = useQuery({ ...menusQuery, ...(first && { initialData: first.menus, initialDataUpdatedAt: 0 }) });
  const popular = useQuery({ ...popularQuery, ...(first && { initialData: first.popular }) });
  useEffect(() => onDraw(() => void client.invalidateQueries({ queryKey: menusQuery.queryKey })), [client]);
  return { menus, popular };
}

export function gameIn(menus: Readonly<Record<string, readonly LotteryGame[]>>, gameId: string | undefined) {
  return Object.values(menus)
    .flat()
    .find((game) => game.gameId === gameId);
}
