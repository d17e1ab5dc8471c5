import { addSynonymGroup, findSynonymGroupsOf, removeSynonymGroup } from '../../api/search/synonym-admin.ts'
import { languages } from '../../contract/platform/languages.ts'
import type { SynonymGroup } from '../../contract/synonyms.ts'
import { texts } from '../../texts/texts.ts'
import { Refusal, type CommandGroup } from './commands/command.ts'

export const synonyms: CommandGroup = {
  texts: (language) => texts(language).operator.synonyms,
  actions: {
    list: {
      values: ['name'],
      async run({ db, language }, { values: { name = '' } }) {
        const found = await findSynonymGroupsOf(db, name)
        if (found.length === 0) return { lines: [texts(language).operator.synonyms.none] }
        return { lines: found.map(({ id, ...group }) => `${id}  ${writtenOut(group)}`) }
      },
    },
    add: {
      values: ['language'],
      flags: ['one-way'],
      async run({ db, language }, { args, values, flags }) {
        const t = texts(language).operator.synonyms
        const only = languages.find((one) => one === values.language) ?? null
        if (values.language !== undefined && !only) throw new Refusal(t.unknownLanguage)
        const added = await addSynonymGroup(db, { names: args, isOneWay: flags.has('one-way'), language: only })
        if (added === 'too-few') throw new Refusal(t.tooFew)
        if (added === 'too-many') throw new Refusal(t.tooMany)
        if (added === 'too-many-groups') throw new Refusal(t.tooManyGroups)
        return { lines: [added.isOneWay ? t.addedOneWay(writtenOut(added)) : t.added(writtenOut(added))] }
      },
    },
    remove: {
      async run({ db, language }, { args: [id = ''] }) {
        const t = texts(language).operator.synonyms
        const names = /^\d{1,9}$/.test(id) ? await removeSynonymGroup(db, Number(id)) : null
        if (!names) throw new Refusal(t.unknown(id))
        return { lines: [t.removed(names)] }
      },
    },
  },
}

/** One way: the first leads to the others. With its language where it holds for one. */
function writtenOut({ names, isOneWay, language }: Omit<SynonymGroup, 'id'>): string {
  const [first, ...others] = names
  const written = isOneWay ? `${first} → ${others.join(', ')}` : names.join(', ')
  return language ? `${written} (${language})` : written
}
