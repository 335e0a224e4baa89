/**
 * Power losses: the system calls of a process are recorded, and what a disk can forget of them is
 * left out.
 */
@NullMarked
package org.lexhub.powerloss;

import org.jspecify.annotations.NullMarked;
