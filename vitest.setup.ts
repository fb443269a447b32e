import { configure } from '@testing-library/react';

// What is waited for comes: a machine that is busy with something else takes longer than the second granted by default.
configure({ asyncUtilTimeout: 20_000 });
