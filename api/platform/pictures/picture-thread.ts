import { workerData } from 'node:worker_threads'
import { limitConcurrency } from '../limit-concurrency.ts'
import { answerRequests } from '../threads/answer-requests.ts'
import { openComposer, type PictureRequest } from './compose-picture.ts'

const { compose } = openComposer((workerData as { source: string }).source)
// Painting takes the thread's whole time: a second request at once would only take the memory of a second picture.
const inTurn = limitConcurrency({ atOnce: 1, waiting: Infinity })
answerRequests<PictureRequest>((request) => inTurn(() => compose(request)))
