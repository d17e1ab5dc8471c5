import { expect, test } from 'vitest'
import { createOnce } from './once.ts'

function writes() {
  const sent: string[] = []
  const answers: PromiseWithResolvers<string>[] = []
  const once = createOnce()
  const write = (content: string) =>
    once(content, () => {
      sent.push(content)
      const answer = Promise.withResolvers<string>()
      answers.push(answer)
      return answer.promise
    })
  return { sent, answers, write }
}

test('the same write three times at once is one', async () => {
  const { sent, answers, write } = writes()
  const replies = [write('8 cups'), write('8 cups'), write('8 cups')]
  answers[0]!.resolve('done')
  expect(await Promise.all(replies)).toEqual(['done', undefined, undefined])
  expect(sent).toEqual(['8 cups'])
})

test('the last content wins, also where it returns to the first', async () => {
  const { sent, answers, write } = writes()
  const replies = ['3', '4', '3'].map(write)
  for (const answer of answers) answer.resolve('done')
  await Promise.all(replies)
  expect(sent).toEqual(['3', '4', '3'])
})

test.each(['resolve', 'reject'] as const)('after an answer (%s) it may be sent again', async (end) => {
  const { sent, answers, write } = writes()
  const first = write('3')
  answers[0]![end]('answer')
  await first.catch(() => {})
  const second = write('3')
  answers[1]!.resolve('done')
  expect(await second).toBe('done')
  expect(sent).toEqual(['3', '3'])
})
