import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

// JavaScript, and nothing of the sources: to strip types a thread would load a compiler of its own, 15 MB.
// Where both want the processor, calls come before pages. Only Linux gives a thread a priority of its own.
if (process.platform === 'linux') setPriority(5)

const { entry, settings } = workerData
const built = await import(entry)
built.answerRenders(built, parentPort, settings)
