import { answerRequests } from '../../platform/threads/answer-requests.ts'
import { drawList, type ListContent } from './draw-list.ts'

answerRequests<ListContent>(drawList)
