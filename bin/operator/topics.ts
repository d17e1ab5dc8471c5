import { grants } from './grants.ts'
import { impersonate } from './impersonate.ts'
import type { Topic } from './topic.ts'

/** Every topic of `npm run operator`, as it is typed. */
export const topics: Record<string, Topic> = { grants, impersonate }
