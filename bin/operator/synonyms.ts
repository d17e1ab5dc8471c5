import { addSynonymGroup, findSynonymGroupsOf, removeSynonymGroup } from '../../api/search/synonym-admin.ts'
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
        return { lines: found.map(({ id, names }) => `${id}  ${names.join(', ')}`) }
      },
    },
    add: {
      async run({ db, language }, { args }) {
        const t = texts(language).operator.synonyms
        const added = await addSynonymGroup(db, args)
        if (added === 'too-few') throw new Refusal(t.tooFew)
        if (added === 'too-many') throw new Refusal(t.tooMany)
        return { lines: [t.added(added)] }
      },
    },
    remove: {
      async run({ db, language }, { args: [id = ''] }) {
        const t = texts(language).operator.synonyms
        const names = await removeSynonymGroup(db, id)
        if (!names) throw new Refusal(t.unknown(id))
        return { lines: [t.removed(names)] }
      },
    },
  },
}
