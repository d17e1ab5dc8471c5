import { neighbourFaults } from '../test/faults/scenarios.ts'
import { holdPromises } from './hold-promises.ts'

holdPromises(neighbourFaults)
