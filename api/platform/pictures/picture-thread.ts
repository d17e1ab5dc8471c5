import { workerData } from 'node:worker_threads'
import { answerRequests } from '../threads/answer-requests.ts'
import { openComposer, type PictureRequest } from './compose-picture.ts'

const { compose } = openComposer((workerData as { source: string }).source)
answerRequests<PictureRequest>(compose)
