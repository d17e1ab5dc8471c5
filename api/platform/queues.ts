/** Every queue there is. */
export const queues = ['mail'] as const
