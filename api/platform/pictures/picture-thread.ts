import { parentPort, workerData } from 'node:worker_threads'
import { openComposer } from './compose-picture.ts'
import type { PictureOrder } from './compose-picture.ts'

/** What goes in and out of the thread; `id` tells which answer belongs to which order. */
export type ThreadOrder = { id: number; order: PictureOrder }
export type ThreadAnswer = { id: number; bytes: Uint8Array } | { id: number; reason: string }

const { source } = workerData as { source: string }
const composer = openComposer(source)

parentPort?.on('message', ({ id, order }: ThreadOrder) => {
  composer.compose(order).then(
    (bytes) => answer({ id, bytes }),
    (error: unknown) => answer({ id, reason: error instanceof Error ? error.message : String(error) }),
  )
})

const answer = (message: ThreadAnswer) => parentPort?.postMessage(message)
