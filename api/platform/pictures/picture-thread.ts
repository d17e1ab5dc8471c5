import { workerData } from 'node:worker_threads'
import { answerOrders } from '../threads/answer-orders.ts'
import { openComposer, type PictureOrder } from './compose-picture.ts'

const { compose } = openComposer((workerData as { source: string }).source)
answerOrders<PictureOrder>(compose)
