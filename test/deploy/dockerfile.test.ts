import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseDockerfile } from './dockerfile.ts'
import { rules } from './dockerfile-rules.ts'

const brokenRules = (source: string) => {
  const all = parseDockerfile(source)
  return Object.entries(rules).flatMap(([rule, find]) => find(all).map(({ name, text }) => `${rule}: ${name} ${text}`))
}

test('the Dockerfile follows the rules of its linter', () => {
  expect(brokenRules(readFileSync('deploy/Dockerfile', 'utf8'))).toEqual([])
})

test('each rule finds what it forbids', () => {
  const bad = `
FROM node AS build
COPY a b
WORKDIR srv
RUN sudo true
RUN apt-get update && \\
  # between
  apt-get install curl
RUN npx pnpm install | tee log
FROM debian:latest
MAINTAINER somebody
ENV SMTP_URL=smtp://a:b@c PORT=3000
WORKDIR /srv
ADD . /srv
COPY a b /srv/both
COPY --from=other /a /b
CMD ["a"]
CMD ["b"]
ENTRYPOINT node bin/start.ts
ENTRYPOINT ["b"]
`
  const found = brokenRules(bad).map((line) => line.split(': ')[0])
  const two = 'FROM node:26\nHEALTHCHECK CMD ["a"]\nHEALTHCHECK CMD a\nUSER root\n'
  const more = brokenRules(two).map((line) => line.split(': ')[0])
  expect(new Set([...found, ...more])).toEqual(new Set(Object.keys(rules)))
})
