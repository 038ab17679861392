/** The parts of the navigation, in their order; `overview` has no heading. */
export const areas = ['overview', 'queues', 'work', 'control'] as const;
export type Area = (typeof areas)[number];
