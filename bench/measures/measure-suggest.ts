import { readQueries } from '../../test/search-evaluation/read-queries.ts'
import { measureSized } from '../sized/measure-sized.ts'

// Suggestions for one, three and all letters of what the evaluation set asks, over HTTP by a buyer who is signed in:
// npm run bench -- suggest 10000 100000 1000000 [--json]
const words = readQueries().map(({ q }) => q)

await measureSized(async ({ headers }) => {
  const typed = (length: number) => {
    const texts = [...new Set(words.map((word) => word.slice(0, length)))]
    return {
      requests: texts.map((q) => ({ path: `/api/v1/search/suggest?q=${encodeURIComponent(q)}`, headers })),
      plain: texts.map((q) => ({ path: `/suggest?q=${encodeURIComponent(q)}` })),
    }
  }
  return [
    { name: 'suggest, one letter', ...typed(1) },
    { name: 'suggest, three letters', ...typed(3) },
    { name: 'suggest, all letters', ...typed(80) },
  ]
})
