import type { CardGame } from '@pelita/contract';

/** What a launch needs to know of a title. */
export type LaunchableGame = Pick<CardGame, 'gameCode' | 'gameName' | 'nodeId' | 'roomId' | 'vassalage'>;
