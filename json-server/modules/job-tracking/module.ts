import type { Module } from '../module.ts';
import { overdue, recurring } from './jobs.ts';
import { publicDemandCalls } from './public-demands.ts';
import { demandRule, tasksOfDemand } from './demand-rule.ts';
import { expenseOfTask, taskRule } from './task-rule.ts';
import { serviceDefinitionRule, demandMessageRule, recurringTaskRule, expenseRule } from './rules.ts';

export const jobTracking: Module = {
  name: 'job-tracking',
  rules: {
    'service-definition': serviceDefinitionRule,
    demand: demandRule,
    'demand-message': demandMessageRule,
    task: taskRule,
    'recurring-task': recurringTaskRule,
    'revenue-expense': expenseRule,
  },
  followers: { tasks: [tasksOfDemand], 'revenue-expenses': [expenseOfTask] },
  jobs: [overdue, recurring],
  jobsResource: 'tasks',
  calls: (deps) => publicDemandCalls(deps),
};
