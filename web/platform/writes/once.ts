import { useState } from 'react'

/**
 * Refuses what repeats the last run while that is under way, and answers undefined for it. It knows at once: a second click
 * comes before React has rendered that the first one is being worked on. Another content is another run.
 */
export function createOnce() {
  let last: { content: string } | null = null
  return async <T>(content: string, run: () => Promise<T>): Promise<T | undefined> => {
    if (last?.content === content) return undefined
    const own = { content }
    last = own
    try {
      return await run()
    } finally {
      if (last === own) last = null
    }
  }
}

export const useOnce = () => useState(createOnce)[0]
