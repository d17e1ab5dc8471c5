/** Every queue there is. */
export const queues = ['mail', 'password-reset'] as const
