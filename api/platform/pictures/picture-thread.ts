import sharp from 'sharp'
import { workerData } from 'node:worker_threads'
import { answerOrders } from '../threads/answer-orders.ts'
import { openComposer, type PictureOrder } from './compose-picture.ts'

// Each picture is another one: what libvips keeps of the last is never asked for again.
sharp.cache(false)

const { compose } = openComposer((workerData as { source: string }).source)
answerOrders<PictureOrder>(compose)
