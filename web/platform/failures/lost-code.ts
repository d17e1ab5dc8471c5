/** Whether an import() was refused: browsers have no code for it, and words of their own. */
export const isLostCode = (error: unknown): boolean =>
  error instanceof TypeError && /import|module|preload/i.test(error.message)
