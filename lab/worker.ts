import { parentPort } from 'node:worker_threads';
import { doJob, type Job, type JobKind } from './jobs.ts';

parentPort!.on('message', async (job: Job<JobKind>) => parentPort!.postMessage(await doJob(job)));
