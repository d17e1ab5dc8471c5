import { copied, stageNames, variablesOf, type Instruction } from './dockerfile.ts'

type Rule = (all: readonly Instruction[]) => Instruction[]

const every =
  (name: string, isWrong: (one: Instruction) => boolean): Rule =>
  (all) =>
    all.filter((one) => one.name === name && isWrong(one))
const inRun = (isWrong: (text: string) => boolean) => every('RUN', ({ text }) => isWrong(text))
const once =
  (name: string): Rule =>
  (all) =>
    all.filter(
      (one, i) =>
        one.name === name && all.slice(0, i).some((other) => other.name === name && other.stage === one.stage),
    )

const imageOf = ({ text }: Instruction) => text.split(' ')[0]!
const isJson = (text: string) => /^\[(".*"(, ?)?)+\]$/.test(text)
const lastStage = (all: readonly Instruction[]) => all.filter(({ stage }) => stage === all.at(-1)!.stage)
/** The instruction that begins the last stage stands for what that lacks. */
const lacks = (all: readonly Instruction[], isThere: boolean) => (isThere ? [] : lastStage(all).slice(0, 1))

/** What hadolint asks for, by its codes, as far as it concerns files like ours, and what it does not look at: secrets. */
export const rules: Record<string, Rule> = {
  'DL3000 WORKDIR is absolute': every('WORKDIR', ({ text }) => !text.startsWith('/')),
  'DL3002 the last user is not root': (all) => {
    const user = lastStage(all).findLast(({ name }) => name === 'USER')
    return lacks(all, user !== undefined && !/^(root|0)(:|$)/.test(user.text))
  },
  'DL3004 no sudo': inRun((text) => /\bsudo\b/.test(text)),
  'DL3006 every image has a tag': (all) =>
    all.filter((one) => one.name === 'FROM' && !/[:@]/.test(imageOf(one)) && !stageNames(all).includes(imageOf(one))),
  'DL3007 no tag is latest': every('FROM', (one) => imageOf(one).endsWith(':latest')),
  'DL3009 lists of apt are deleted': inRun(
    (text) => text.includes('apt-get update') && !text.includes('rm -rf /var/lib/apt/lists'),
  ),
  'DL3014 apt asks nothing': inRun((text) => /apt-get install(?!.* (-y|--yes)\b)/.test(text)),
  'DL3015 apt takes what is named alone': inRun(
    (text) => text.includes('apt-get install') && !text.includes('--no-install-recommends'),
  ),
  'DL3016 packages of npm have a version': inRun((text) =>
    [...text.matchAll(/\b(?:npx|npm (?:install|i))(?: -\S+)* ([^-\s&|;][^\s&|;]*)/g)].some(
      ([, name]) => !/.@\d/.test(name!),
    ),
  ),
  'DL3020 COPY, not ADD': every('ADD', () => true),
  'DL3021 several files go into a folder': every('COPY', (one) => {
    const { sources, target } = copied(one)
    return sources.length > 1 && !target.endsWith('/')
  }),
  'DL3022 COPY --from names a stage before': (all) =>
    all.filter(
      ({ name, flags, stage }) =>
        name === 'COPY' && flags.from !== undefined && !stageNames(all).slice(0, stage).includes(flags.from),
    ),
  'DL3025 what starts is a list': (all) =>
    all.filter(({ name, text }) =>
      name === 'HEALTHCHECK'
        ? text !== 'NONE' && !isJson(text.replace(/^CMD /, ''))
        : /^(CMD|ENTRYPOINT)$/.test(name) && !isJson(text),
    ),
  'DL3045 COPY goes into a folder that is named': (all) =>
    all.filter(
      (one, i) =>
        one.name === 'COPY' &&
        !copied(one).target.startsWith('/') &&
        !all.slice(0, i).some(({ name, stage }) => name === 'WORKDIR' && stage === one.stage),
    ),
  'DL3057 its health is looked at': (all) =>
    lacks(
      all,
      lastStage(all).some(({ name, text }) => name === 'HEALTHCHECK' && text !== 'NONE'),
    ),
  'DL4000 no MAINTAINER': every('MAINTAINER', () => true),
  'DL3012 one HEALTHCHECK': once('HEALTHCHECK'),
  'DL4003 one CMD': once('CMD'),
  'DL4004 one ENTRYPOINT': once('ENTRYPOINT'),
  'DL4006 a pipe fails with each part': inRun((text) => /[^|]\|[^|]/.test(text) && !text.includes('pipefail')),
  'no secret stands in the image': (all) =>
    all.filter(
      (one) =>
        (one.name === 'ARG' && isSecret(one.text)) ||
        (one.name === 'ENV' && Object.keys(variablesOf(one)).some(isSecret)),
    ),
}

const isSecret = (name: string) => /SECRET|PASSWORD|TOKEN|_KEY|DATABASE_URL|SMTP_URL/.test(name)
