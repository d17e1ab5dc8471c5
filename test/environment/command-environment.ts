import { join } from 'node:path'

/**
 * All that a command is given of the machine it is tested on. What Node compiled for the last one is read again, as `npm start` does: a
 * command is begun a hundred times in a run, and most of its time was reading the same modules.
 */
export const commandEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled'),
}
