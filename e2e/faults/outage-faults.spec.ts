import { outageFaults } from '../../test/faults/scenarios.ts'
import { holdPromises } from '../support/hold-promises.ts'

holdPromises(outageFaults)
